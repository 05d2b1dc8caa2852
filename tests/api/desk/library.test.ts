// All pictures of a store in one place: sent by whoever works there, found, used in goods and on the store's page, and
// deleted only while nothing shows them.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '#lib/call/call.ts';
import { goodsFormApi } from '#lib/contracts/goods-form.ts';
import { libraryApi } from '#lib/contracts/library.ts';
import { storeApi } from '#lib/contracts/store.ts';
import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { keepPicture } from '#lib/domain/goods/import/index.ts';
import { dropUnshown } from '#lib/domain/merchant/library/index.ts';
import type { JobPayloads } from '#lib/domain/jobs.ts';
import { hours } from '#lib/kernel/clock.ts';
import { openTradeMall, BOLT, NORTH } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';
import { plus } from '../../support/tables.ts';

/** Buyers who also work for the store: one sells, one packs. */
const [SELLER, PACKER] = [3, 4];
let owner: Call;
let seller: Call;
let packer: Call;
let other: Call;
const mall = await openTradeMall();
beforeAll(async () => {
  await mall.add('userRole', [
    { uid: SELLER, role: 'merchant', merId: NORTH, storeRoles: ['sales'] },
    { uid: PACKER, role: 'merchant', merId: NORTH, storeRoles: ['warehouse'] },
  ]);
  owner = await mall.login(901);
  other = await mall.login(902);
  seller = await mall.login(SELLER);
  packer = await mall.login(PACKER);
});
afterAll(() => mall.close());

/** A picture of one colour; another colour is another picture. */
const picture = async (red: number): Promise<File> => {
  const background = { r: red, g: 40, b: 40 };
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([Uint8Array.from(bytes)], 'picture.png', { type: 'image/png' });
};
const send = async (call: Call, red: number, name: string, folder = ''): Promise<string> =>
  valueOf(await call(libraryApi.add, { file: await picture(red), name, folder })).path;
const listed = async (call: Call, asked: object = {}) => valueOf(await call(libraryApi.list, asked)).list;
const namesOf = async (asked: object): Promise<string[]> =>
  (await listed(owner, asked)).map(({ name }) => name).toSorted();
const idOf = async (path: string): Promise<string> =>
  (await listed(owner)).find((row) => row.path === path)!.picture_id;
/** The job that a removal has sent. */
async function runDrop(): Promise<void> {
  const job = mall.jobs.findLast(({ name }) => name === 'library.drop')!;
  await dropUnshown(mall.system, job.payload as JobPayloads['library.drop']);
}
const fileOf = (path: string) => mall.services.storage.get(path.replace(/^\/files\//, ''));

test('who sells sends pictures, who packs only looks at them, and no other store sees any', async () => {
  const path = await send(seller, 10, 'bolt front.png', 'Bolts');
  await mall.change('storePicture', {}, (t) => ({ createdAt: plus(t.createdAt, -hours(1)) }));
  await send(owner, 11, 'bolt side.png', 'Bolts');
  await send(owner, 12, 'hall.png');
  expect(await listed(packer)).toMatchObject([
    { name: expect.any(String) },
    { name: expect.any(String) },
    { name: 'bolt front.png', folder: 'Bolts', path, uses: [], use_count: 0 },
  ]);
  expect(codeOf(await packer(libraryApi.add, { file: await picture(13), name: 'x', folder: '' }))).toBe(
    'auth.role',
  );
  expect(codeOf(await packer(libraryApi.remove, { ids: [await idOf(path)] }))).toBe('auth.role');
  expect(await listed(other)).toEqual([]);
  expect(codeOf(await other(libraryApi.remove, { ids: [await idOf(path)] }))).toBe('library.gone');
  expect(codeOf(await other(libraryApi.rename, { id: await idOf(path), name: 'mine' }))).toBe('library.gone');
  expect(codeOf(await other(libraryApi.move, { ids: [await idOf(path)], folder: 'mine' }))).toBe(
    'library.gone',
  );
  expect(valueOf(await other(libraryApi.folders))).toEqual([]);
});

test('the same file is kept once; what is no picture is refused', async () => {
  const before = (await listed(owner)).length;
  const first = await send(owner, 10, 'again.png');
  expect((await listed(owner)).length).toBe(before);
  expect((await listed(owner)).find((row) => row.path === first)).toMatchObject({ name: 'bolt front.png' });
  const text = new File(['<svg onload=alert(1)>'], 'a.png', { type: 'image/png' });
  expect(codeOf(await owner(libraryApi.add, { file: text, name: 'a.png', folder: '' }))).toBe('upload.type');
  expect(codeOf(await owner(libraryApi.add, { file: await picture(1), name: ' ', folder: '' }))).toBe(
    'library.name',
  );
});

test('a picture is found by its name, its folder and the goods that show it, page after page', async () => {
  const path = await send(owner, 20, 'thread.png', 'Details');
  await mall.change(
    'product',
    { productId: BOLT.product },
    { sliderImage: [path], searchText: 'hex bolt m8' },
  );
  expect(await namesOf({ keyword: 'THREAD' })).toEqual(['thread.png']);
  expect(await namesOf({ keyword: 'detail' })).toEqual(['thread.png']);
  expect(await namesOf({ keyword: 'hex bolt' })).toEqual(['thread.png']);
  expect(await namesOf({ product: BOLT.product })).toEqual(['thread.png']);
  expect(await namesOf({ folder: 'Bolts' })).toEqual(['bolt front.png', 'bolt side.png']);
  expect(await namesOf({ tab: 'used' })).toEqual(['thread.png']);
  expect(await namesOf({ keyword: '100%' })).toEqual([]);
  const { counts } = valueOf(await owner(libraryApi.counts));
  expect(counts).toEqual({ all: 4, used: 1, unused: 3 });
  expect(valueOf(await owner(libraryApi.folders))).toEqual([
    { value: 'Bolts', label: 'Bolts (2)' },
    { value: 'Details', label: 'Details (1)' },
  ]);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = valueOf(await owner(libraryApi.list, { limit: 2, ...(after ? { after } : {}) }));
    seen.push(...page.list.map(({ picture_id: id }) => id));
    after = page.next ?? undefined;
  } while (after);
  expect(new Set(seen).size).toBe(4);
  expect(seen.length).toBe(4);
});

test('a colleague’s picture becomes the logo, and says so; another store’s does not', async () => {
  const path = await send(seller, 30, 'logo.png');
  const { list } = valueOf(await owner(storeDeskApi.profile, {}));
  const { mer_id: _id, name: _name, logo: _logo, banner: _banner, ...profile } = list[0]!;
  const foreign = valueOf(
    await other(libraryApi.add, { file: await picture(31), name: 'foreign.png', folder: '' }),
  ).path;
  expect(await owner(storeDeskApi.saveProfile, { ...profile, logo: [foreign], banner: [] })).toMatchObject({
    failure: { code: 'store.picture', field: 'logo' },
  });
  valueOf(await owner(storeDeskApi.saveProfile, { ...profile, logo: [path], banner: [] }));
  expect(valueOf(await mall.as()(storeApi.detail, { id: NORTH })).mer_avatar).toBe(path);
  expect((await listed(owner)).find((row) => row.path === path)).toMatchObject({
    uses: [{ use: 'logo', product_id: 0 }],
  });
});

test('what is shown stays; what is not shown goes with its file, all that were chosen or none', async () => {
  const [used, free] = [await send(owner, 40, 'used.png'), await send(owner, 41, 'free.png')];
  await mall.change('sku', { skuId: BOLT.m8 }, { image: used });
  const ids = [await idOf(used), await idOf(free)];
  expect(await owner(libraryApi.remove, { ids })).toMatchObject({
    failure: { code: 'library.used', params: { n: 1 } },
  });
  expect(await fileOf(free)).toBeTruthy();
  valueOf(await owner(libraryApi.remove, { ids: [ids[1]!] }));
  await runDrop();
  expect(await fileOf(free)).toBeFalsy();
  expect(await namesOf({ keyword: 'free' })).toEqual([]);
  // Taken back at once, the same file is there again.
  expect(await send(owner, 41, 'free.png')).toBe(free);
  expect(await fileOf(free)).toBeTruthy();
});

test('an order goes on showing what was bought, though the picture has left the library', async () => {
  const path = await send(owner, 50, 'sold.png');
  await mall.change('product', { productId: BOLT.product }, { image: path });
  await mall.change('sku', { productId: BOLT.product }, { image: '' });
  await paidOrder(mall, 1, [[BOLT.m8, 20]]);
  const { snapshot } = await mall.first('orderLine', { skuId: BOLT.m8 });
  expect(snapshot.image).toBe(path);
  await mall.change('product', { productId: BOLT.product }, { image: '/a.svg' });
  valueOf(await owner(libraryApi.remove, { ids: [await idOf(path)] }));
  await runDrop();
  expect(await fileOf(path)).toBeTruthy();
});

test('pictures are called and put elsewhere; all of them or none', async () => {
  const [one, two] = [await send(owner, 60, 'one.png'), await send(owner, 61, 'two.png')];
  const ids = [await idOf(one), await idOf(two)];
  expect(codeOf(await owner(libraryApi.move, { ids: [...ids, '0'.repeat(26)], folder: 'New' }))).toBe(
    'library.gone',
  );
  expect(await namesOf({ folder: 'New' })).toEqual([]);
  valueOf(await seller(libraryApi.move, { ids, folder: ' New ' }));
  expect(await namesOf({ folder: 'New' })).toEqual(['one.png', 'two.png']);
  valueOf(await seller(libraryApi.rename, { id: ids[0]!, name: 'first' }));
  expect(await namesOf({ folder: 'New' })).toEqual(['first', 'two.png']);
});

test('a file of goods finds pictures of the library by name, and what it brings along is in there', async () => {
  const kept = valueOf(await keepPicture(mall.system, NORTH, 'from-file.png', await picture(70)));
  expect(await namesOf({ keyword: 'from-file' })).toEqual(['from-file.png']);
  expect((await listed(owner)).find((row) => row.path === kept.path)).toBeTruthy();
});

test('the form of goods takes a picture of the library', async () => {
  const path = await send(seller, 80, 'for the form.png');
  const { form, version } = valueOf(await seller(goodsFormApi.read, { id: BOLT.product }));
  const saved = valueOf(
    await seller(goodsFormApi.save, {
      product_id: BOLT.product,
      version,
      aim: 'on_sale',
      form: { ...form, pictures: [path] },
    }),
  );
  expect(saved.faults.filter(({ field }) => field === 'pictures')).toEqual([]);
});
