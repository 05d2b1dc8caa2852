import type zh from '../../../../locales/zh-CN/discovery.json';

type ProvinceCode = keyof (typeof zh)['province'];

/** The name of a province in the page's language, by its two-digit code. */
export const provinceKey = (code: string) => `discovery:province.${code as ProvinceCode}` as const;
