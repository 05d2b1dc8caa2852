export { findSession } from './find-session.ts';
export { countRequest } from './count-request.ts';
