/** The demo accounts have one password, which everybody knows; their phones are of one block. */
export const DEMO_PASSWORD = 'demo1234';
export const DEMO_PHONE = '^138000000[0-9]{2}$';
