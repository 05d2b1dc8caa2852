/** What names of things end in, and nothing else does. */
export const CLASSES = new Set('阀泵缆灯钳锤锯');
