import { vi } from 'vitest';

interface Asked {
  path: string;
  body: Record<string, unknown>;
  headers: Headers;
}

type Answer = object | ((asked: Asked) => object | Promise<object>);

export const success = (data: unknown = null) => ({ status: 200, message: 'ok', data });
export const refusal = (code: string, message: string, field?: string, status = 400) => ({
  status,
  message,
  code,
  ...(field ? { field } : {}),
});

/** Stands for the server: answers by path, and keeps what was asked. */
export function openBackend(answers: Record<string, Answer>) {
  const asked: Asked[] = [];
  const all = { ...answers };
  vi.stubGlobal('fetch', async (input: string | Request, init: RequestInit = {}) => {
    const path = String(typeof input === 'string' ? input : input.url).replace(/^https?:\/\/[^/]+/, '');
    const text = typeof init.body === 'string' ? init.body : '{}';
    const one = {
      path,
      body: JSON.parse(text) as Record<string, unknown>,
      headers: new Headers(init.headers),
    };
    asked.push(one);
    const answer = all[path];
    if (!answer) throw new TypeError(`nobody answers ${path}`);
    const envelope = typeof answer === 'function' ? await answer(one) : answer;
    return new Response(JSON.stringify(envelope), { headers: { 'content-type': 'application/json' } });
  });
  return {
    asked,
    askedFor: (path: string) => asked.filter((one) => one.path === path),
    answer: (path: string, answer: Answer) => void (all[path] = answer),
  };
}

export const me = {
  uid: 1,
  nickname: 'gc123456',
  avatar: '',
  phone: '13800000001',
  scope: ['buyer'],
};
export const login = { token: 'T'.repeat(43), exp: 1, expires_time: '2026-11-28T10:00:00Z', user: me };
