import * as z from 'zod/mini';
import { ADDRESS_DETAIL_MAX, CONSIGNEE_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { PHONE } from './fields.ts';

const AddressId = z.string().check(z.maxLength(40, 'address.not_found'));

/** `snum`: how many regions are below; 0 is a street. */
export const Region = z.object({ id: z.string(), name: z.string(), snum: z.number() });
export type Region = z.infer<typeof Region>;
export const RegionTree = z.object({
  id: z.string(),
  name: z.string(),
  snum: z.number(),
  get children() {
    return z.optional(z.array(RegionTree));
  },
});
export type RegionTree = z.infer<typeof RegionTree>;

export const AddressView = z.object({
  address_id: z.string(),
  real_name: z.string(),
  phone: z.string(),
  /** From province to street. */
  area: z.array(z.object({ id: z.string(), name: z.string() })),
  province: z.string(),
  province_id: z.string(),
  city: z.string(),
  city_id: z.string(),
  district: z.string(),
  district_id: z.string(),
  street: z.string(),
  street_id: z.string(),
  /** The regions in one line, as the reader's post writes them. */
  region: z.string(),
  detail: z.string(),
  post_code: z.string(),
  is_default: z.boolean(),
});
export type AddressView = z.infer<typeof AddressView>;

/** Names of regions are ignored: the codes decide. */
const AreaPart = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  name: z.optional(z.string()),
});

const AddressForm = z.object({
  real_name: z
    .string('address.name')
    .check(z.trim(), z.minLength(1, 'address.name'), z.maxLength(CONSIGNEE_MAX, 'address.name')),
  phone: z.string('ERROR2').check(z.trim(), z.minLength(1, 'ERROR2'), z.regex(PHONE, 'ERROR3')),
  area: z
    .array(AreaPart, 'address.region')
    .check(z.minLength(3, 'address.region'), z.maxLength(4, 'address.region')),
  detail: z
    .string('address.detail')
    .check(z.trim(), z.minLength(1, 'address.detail'), z.maxLength(ADDRESS_DETAIL_MAX, 'address.detail')),
  post_code: z._default(z.string().check(z.trim(), z.regex(/^(\d{6})?$/)), ''),
  is_default: z._default(z.boolean(), false),
  /** Given: this address is changed instead. */
  address_id: z.optional(AddressId),
});
type AddressForm = z.infer<typeof AddressForm>;

export const addressApi = {
  list: endpoint.get('/api/user/address/lst', {
    summary: 'Addresses of the account, the default first',
    access: 'user',
    input: z.object({
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
    }),
    returns: z.object({ count: z.number(), list: z.array(AddressView) }),
  }),
  detail: endpoint.get('/api/user/address/detail/:id', {
    summary: 'One address of the account',
    access: 'user',
    input: z.object({ id: AddressId }),
    returns: AddressView,
    fails: ['address.not_found'],
  }),
  save: endpoint.post('/api/user/address/create', {
    summary: 'Adds an address, or changes the one that address_id names',
    access: 'user',
    input: AddressForm,
    returns: AddressView,
    fails: [
      'address.name',
      'ERROR2',
      'ERROR3',
      'address.region',
      'address.detail',
      'address.limit',
      'address.not_found',
    ],
    message: 'account:saved',
  }),
  makeDefault: endpoint.post('/api/user/address/update/:id', {
    summary: 'Makes an address the default',
    access: 'user',
    input: z.object({ id: AddressId }),
    fails: ['address.not_found'],
    message: 'account:saved',
  }),
  remove: endpoint.post('/api/user/address/delete/:id', {
    summary: 'Deletes an address; the default one cannot be deleted',
    access: 'user',
    input: z.object({ id: AddressId }),
    fails: ['address.not_found', 'address.default'],
    message: 'account:deleted',
  }),
  regions: endpoint.get('/api/v2/system/city/lst/:pid', {
    summary: 'Regions below one; pid 0 gives the provinces',
    input: z.object({ pid: z.string().check(z.regex(/^\d{1,9}$/)) }),
    returns: z.array(Region),
  }),
  regionTree: endpoint.get('/api/v2/system/city', {
    summary: 'Provinces, cities and districts as a tree',
    returns: z.array(RegionTree),
  }),
};
