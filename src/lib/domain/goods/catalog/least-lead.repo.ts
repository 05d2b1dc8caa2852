import { sql } from 'drizzle-orm';

/**
 * Days that the smallest order of a product takes: a step of its lead time may begin at its minimum or below it. The SQL
 * twin of `leadFor`, for lists that show one number and are filtered by it.
 */
export const leastLead = sql<number>`case when product.lead_steps = '[]' then product.lead_days
  else greatest(product.lead_days, (select max((step->>'days')::int) from jsonb_array_elements(product.lead_steps) step
    where (step->>'from')::int <= product.moq)) end`;
