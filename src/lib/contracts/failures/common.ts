export const commonFailures = {
  'request.invalid': { status: 400 },
  'request.too_large': { status: 413 },
  'request.too_many': { status: 429 },
  'request.not_found': { status: 404 },
  'system.error': { status: 500 },
  'system.busy': { status: 503 },
  'upload.type': { status: 400 },
  'upload.file_type': { status: 400 },
  'upload.size': { status: 413 },
  'upload.count': { status: 400 },
  'upload.broken': { status: 400 },
} as const;
