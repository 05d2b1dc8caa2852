import type { TestMall } from '../../support/mall.ts';

export interface UploadAnswer {
  status: number;
  code?: string;
  data?: { path: string };
}

/** Sends a file as a browser does: multipart with its length said before. */
export async function uploadFile(
  mall: TestMall,
  token: string,
  path: string,
  file: File,
): Promise<UploadAnswer> {
  const form = new FormData();
  form.append('file', file);
  const packed = new Response(form);
  const body = await packed.arrayBuffer();
  const headers = {
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
    'x-token': token,
  };
  const request = new Request(`http://mall.inside${path}`, { method: 'POST', headers, body });
  return (await (await mall.app.fetch(request)).json()) as UploadAnswer;
}
