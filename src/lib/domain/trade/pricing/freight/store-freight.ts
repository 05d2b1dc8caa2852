import { multiply, splitFen, sumFen, type Fen } from '#lib/kernel/money.ts';
import type { StoreTerms } from '../checkout-input.ts';
import type { PricedLine } from '../priced-checkout.ts';
import { exactness } from './match-region.ts';
import { servesAddress } from './serves-address.ts';
import { templateFreight } from './template-freight.ts';
import type { FreightTemplate } from './template.ts';

/**
 * Gives each line of one store its freight and says whether it is served. Lines with the same template are
 * added together and share its cost by their freight quantity, the last of them takes the rest. Virtual
 * goods and pick-up need neither; without an address freight is 0 for now. Throws for an unknown template.
 */
export function storeFreight(
  lines: readonly PricedLine[],
  terms: StoreTerms,
  templates: readonly FreightTemplate[],
  address: readonly string[] | undefined,
): PricedLine[] {
  const result = [...lines];
  if (terms.pickUp || !address) return result;
  if (terms.cityFee !== undefined) return shareFee(result, terms.cityFee);
  for (const [templateId, places] of linesByTemplate(lines)) {
    const template = templates.find((candidate) => candidate.freightTemplateId === templateId);
    if (!template) throw new Error(`Freight template ${templateId} was not given to the check-out`);
    if (!servesAddress(template, address)) {
      for (const place of places) result[place] = { ...lines[place]!, served: false };
      continue;
    }
    const paying = places.filter((place) => !isPaidFor(lines[place]!, address));
    if (paying.length === 0) continue;
    const quantities = paying.map((place) => freightQuantity(lines[place]!, template));
    const amount = sumFen(paying.map((place) => lines[place]!.total));
    const cost = templateFreight(template, address, sumFen(quantities), amount);
    const shares = splitFen(cost, quantities);
    paying.forEach((place, index) => {
      result[place] = { ...lines[place]!, freight: shares[index]! };
    });
  }
  return result;
}

/** Whether the price includes the freight to this address; what was quoted for a region holds there alone. */
function isPaidFor({ deliveryFree, freightPaidTo }: PricedLine, address: readonly string[]): boolean {
  if (deliveryFree || !freightPaidTo) return deliveryFree === true;
  const [nearest] = freightPaidTo.slice(-1);
  return nearest === undefined || exactness([nearest], address) > 0;
}

/** Spreads the fee of one ride over the lines by what they cost; virtual goods bear none of it. */
function shareFee(lines: PricedLine[], fee: Fen): PricedLine[] {
  const places = lines.flatMap((line, place) => (line.virtual ? [] : [place]));
  if (places.length === 0) return lines;
  const shares = splitFen(
    fee,
    places.map((place) => lines[place]!.total),
  );
  places.forEach((place, at) => {
    lines[place] = { ...lines[place]!, freight: shares[at]! };
  });
  return lines;
}

function linesByTemplate(lines: readonly PricedLine[]): Map<number, number[]> {
  const places = new Map<number, number[]>();
  lines.forEach((line, place) => {
    const templateId = line.freightTemplateId ?? undefined;
    if (line.virtual || templateId === undefined) return;
    places.set(templateId, [...(places.get(templateId) ?? []), place]);
  });
  return places;
}

/** Pieces, grams or cm³ of a whole line. */
function freightQuantity(line: PricedLine, template: FreightTemplate): number {
  const unit = { pieces: 1, weight: line.weightG, volume: line.volumeCm3 }[template.chargeType];
  return multiply(unit, line.quantity);
}
