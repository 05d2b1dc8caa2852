import path from 'node:path';

const MIMES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.xls': 'application/x-ole-storage',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.csv': 'text/csv; charset=utf-8',
  '.dwg': 'application/x-dwg',
  '.dxf': 'application/x-dxf',
  '.step': 'model/step',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.ofd': 'application/ofd',
  '.mp4': 'video/mp4',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.ts': 'video/mp2t',
  '.part': 'application/octet-stream',
};

/** MIME type of a stored file by its ending; undefined: files of this kind are not served. */
export const mimeOf = (name: string): string | undefined => MIMES[path.extname(name)];
