import { folded } from '../row/headings.ts';
import type { OwnHeadings } from '../row/read-header.ts';
import { isAsked, isNone, priceIn } from './list-cells.ts';
import { columnsOf, isValue } from './list-columns.ts';

/** Columns of numbers that are no prices, whatever stands in the title. */
const NO_PRICE =
  /备注|说明|包装|箱|装量|[单净毛每总]重|重量|米重|weight|kg|数|库存|note|remark|qty|pcs|起订|moq|规格|尺寸|螺纹|径|长|宽|厚|高|孔|型号|颜色|功率|流量|扬程|电流|电压|压力|螺距|牙距|size|thread|length|width|^[a-zφ]$/i;
const LEAST_KINDS = 2;

/**
 * Kinds side by side with a price below each, in a list whose title puts its numbers to a unit and that calls no column a
 * price: 通径 | 1SN | 2SN, 规格 | 普通装 | 精品装. The last of the rows below may say that nothing is sold so.
 */
export function kindsAcross(
  headings: readonly string[],
  own: OwnHeadings,
  below: readonly (readonly string[])[],
): number[] {
  const columns = columnsOf(headings, own);
  if (columns.some(({ target }) => target === 'price')) return [];
  const textsAt = (at: number): string[] => below.flatMap((row) => row[at] || []);
  const isPriced = (at: number): boolean => textsAt(at).some((text) => priceIn(text) !== undefined);
  // Of a kind that comes in large sizes alone the first rows have none.
  const mayBe = (at: number): boolean => {
    const texts = textsAt(at);
    return (
      texts.length > 0 && texts.every((text) => priceIn(text) !== undefined || isNone(text) || isAsked(text))
    );
  };
  const kinds = columns.flatMap(({ at, target, heading }) =>
    target === 'param' &&
    !own.has(folded(heading)) &&
    !NO_PRICE.test(heading) &&
    !isValue(heading) &&
    mayBe(at)
      ? [at]
      : [],
  );
  const runs = kinds.reduce<number[][]>((found, at) => {
    if (found.at(-1)?.at(-1) === at - 1) found.at(-1)!.push(at);
    else found.push([at]);
    return found;
  }, []);
  const run = runs.reduce((best, one) => (one.length > best.length ? one : best), []);
  // What stands left of them says which sizes the rows are of.
  const isLed = columns.some(({ at, target }) => at < (run[0] ?? 0) && target !== 'nothing');
  return run.filter(isPriced).length >= LEAST_KINDS && isLed ? run : [];
}
