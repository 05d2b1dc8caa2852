import * as z from 'zod/mini';
import { CommunityPost } from './post.ts';
import { GoodsDetail } from './goods-views.ts';

/** What a buyer of a product may count on. */
const GUARANTEES = ['audited', 'invoice', 'return', 'price'] as const;

const { merchant } = GoodsDetail.shape;

/** The part of a goods page below its price: words, parameters, what is promised, who sells it. */
export const GoodsShow = z.object({
  product_id: z.number(),
  content: z.array(z.string()),
  params: GoodsDetail.shape.params,
  /** audited: its works were inspected; invoice: VAT invoices; return: 15 days; price: what is marked is paid. */
  guarantee: z.array(z.enum(GUARANTEES)),
  /** The freight template, null where the store sends free. */
  temp: z.nullable(z.object({ temp_id: z.number() })),
  /** Videos that show it, newest first. */
  community: z.array(CommunityPost),
  merchant: z.object({
    ...merchant.shape,
    /** The caller follows it; false for visitors. */
    care: z.boolean(),
  }),
  /** Its place among the best sellers of its top category; empty and 0 behind the ranking's end. */
  top_name: z.string(),
  top_num: z.number(),
});
export type GoodsShow = z.infer<typeof GoodsShow>;
