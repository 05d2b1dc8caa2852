// What a category offers to be narrowed by, as the API says it: the tests choose the values that leave most.
import type { Locator } from 'playwright/test';
import { goodsApi, type ParameterFacet, type SameSize, type SizeRow } from '#lib/contracts/goods.ts';
import { readSpec, toggled, writeSpec } from '#lib/contracts/spec.ts';
import { valueOf } from './account.ts';
import type { Mall } from './mall.ts';

/** A size of which the demo has many neighbours. */
const SCREW = 'DIN 912 M8x30';

/** The category of screws that differ in thread, length, grade and finish. */
export async function screwCategory({ as }: Mall): Promise<number> {
  const found = valueOf(await as()(goodsApi.list, { keyword: SCREW, limit: 1 })).list[0];
  const detail = valueOf(await as()(goodsApi.detail, { id: found?.product_id ?? 0 }));
  return detail.category.at(-1)?.id ?? 0;
}

export interface Choice {
  parameter: string;
  value: string;
  /** What the address asks for once it is chosen. */
  spec: string;
  /** Sizes that are left then. */
  count: number;
}

const titleOf = ({ name, unit }: ParameterFacet): string => (unit ? `${name} (${unit})` : name);

/** Choices of so many parameters, one after the other, each the value that leaves most sizes. */
export async function commonest({ as }: Mall, category: number, number: number): Promise<Choice[]> {
  const chosen: Choice[] = [];
  const used = new Set<number>();
  let spec: string | undefined;
  while (chosen.length < number) {
    const asked: { cate_id: number; spec?: string } = { cate_id: category };
    if (spec) asked.spec = spec;
    const { parameters } = valueOf(await as()(goodsApi.facets, asked));
    const facet = parameters.find(({ id, values }) => !used.has(id) && values.length > 1);
    const value = facet?.values.toSorted((a, b) => b.count - a.count)[0];
    if (!facet || !value) throw new Error(`Only ${chosen.length} parameters can be chosen from`);
    used.add(facet.id);
    spec = writeSpec(toggled(readSpec(spec), facet.id, value.id)) ?? '';
    const { count } = valueOf(await as()(goodsApi.sizes, { cate_id: category, spec, limit: 1 }));
    chosen.push({ parameter: titleOf(facet), value: value.name, spec, count });
  }
  return chosen;
}

const plain = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The link of a choice among the filters of the open page. */
export const valueLink = ({ page }: Mall, { parameter, value }: Choice): Locator =>
  page
    .getByRole('list', { name: parameter, exact: true })
    .getByRole('link', { name: new RegExp(`^${plain(value)}[\\s\\d]*$`) })
    .first();

/** Presses a choice; one that has no room on the line of its parameter waits behind a press. */
export async function pressValue(mall: Mall, choice: Choice): Promise<void> {
  const link = valueLink(mall, choice);
  const more = mall.page.locator(`details:has(> ul[aria-label="${choice.parameter}"]) > summary:visible`);
  if (!(await link.isVisible())) await more.first().click();
  await link.click();
}

/** A screw that its maker has sold out and others have. */
export async function soldOutSize(mall: Mall): Promise<{ gone: SizeRow; others: SameSize[] }> {
  const call = mall.as();
  const asked = { cate_id: await screwCategory(mall), limit: 50 };
  const { count } = valueOf(await call(goodsApi.sizes, asked));
  // Those in stock stand first: the last page has the others.
  const { list } = valueOf(await call(goodsApi.sizes, { ...asked, page: Math.ceil(count / asked.limit) }));
  for (const gone of list.filter(({ stock }) => stock === 0)) {
    const others = valueOf(await call(goodsApi.same, { unique: gone.unique }));
    if (others.length > 1) return { gone, others };
  }
  throw new Error('No size is sold out and had by others');
}
