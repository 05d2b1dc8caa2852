import type { Db } from '../../../db/database.ts';
import { offeredRows } from './offered.repo.ts';
import type { Offered } from './text/other-size.ts';

/** Parameters whose values say which article it is; what others name may be of a part of it. */
const TELLING = /材质|材料|牌号|强度|等级|硬度|表面|密封|孔径|公称/;

/** Sizes as an offer of them is compared with what was asked for. */
export async function offeredSizes(db: Db, skuIds: readonly number[]): Promise<Map<number, Offered>> {
  const rows = await offeredRows(db, skuIds);
  return new Map(
    rows.map(({ skuId, designation, choice, sizes, words, params, name, options, common }) => {
      const chosen = choice.map((value, at) => options[at]?.values[value]?.zh ?? '').join(' ');
      const said = [...params, ...common]
        .filter((row) => TELLING.test(row.name.zh))
        .map(({ value, unit }) => `${value.zh}${unit ?? ''}`);
      return [skuId, { called: [`${designation} ${chosen}`, name], said, sizes, words }];
    }),
  );
}
