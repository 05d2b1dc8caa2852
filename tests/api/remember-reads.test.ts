import { describe, expect, it } from 'vitest';
import { createCall } from '#lib/call/call.ts';
import { siteApi } from '#lib/contracts/site.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { createTagCache } from '#lib/kernel/tag-cache.ts';
import { rememberReads } from '#lib/server/remember-reads.ts';

function backend(status = 200) {
  let asked = 0;
  let now = 0;
  const kept = createTagCache(400, () => now);
  const transport = rememberReads(async () => ({ status, data: { asked: (asked += 1) } }), kept);
  return {
    expire: kept.expire,
    asked: () => asked,
    pass: (ms: number) => (now += ms),
    visitor: (lang = 'zh-CN') => createCall(transport, () => ({ lang })),
    buyer: createCall(transport, () => ({ lang: 'zh-CN', token: 'secret' })),
  };
}

describe('reads that every page makes', () => {
  it('reach the backend once for a frame and its page', async () => {
    const mall = backend();
    await Promise.all([mall.visitor()(siteApi.home), mall.visitor()(siteApi.home)]);
    expect(mall.asked()).toBe(1);
  });

  it('are asked for again in another language', async () => {
    const mall = backend();
    await mall.visitor('zh-CN')(siteApi.home);
    await mall.visitor('en-US')(siteApi.home);
    expect(mall.asked()).toBe(2);
  });

  it('are asked for again once what they show has changed, and after a minute in any case', async () => {
    const mall = backend();
    const call = mall.visitor();
    await call(siteApi.home);
    mall.expire(['goods:1']);
    await call(siteApi.home);
    expect(mall.asked()).toBe(1);
    mall.expire(['site']);
    await call(siteApi.home);
    expect(mall.asked()).toBe(2);
    mall.pass(60_001);
    await call(siteApi.home);
    expect(mall.asked()).toBe(3);
  });

  it('are never shared when the caller has a token or the row is somebody’s own', async () => {
    const mall = backend();
    await mall.buyer(siteApi.home);
    await mall.buyer(siteApi.home);
    await mall.buyer(profileApi.me);
    expect(mall.asked()).toBe(3);
  });

  it('are not remembered when they were refused', async () => {
    const mall = backend(500);
    await mall.visitor()(siteApi.home);
    await mall.visitor()(siteApi.home);
    expect(mall.asked()).toBe(2);
  });
});
