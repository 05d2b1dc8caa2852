/** Words for the same parameter, in the headings of lists and in tables. */
export const SAME_PARAMS: readonly (readonly string[])[] = [
  ['材质', '材料', '原材料', 'material'],
  ['表面处理', '表面', '处理', '镀层', '颜色处理', 'finish', 'surface', 'coating', 'surface treatment'],
  ['性能等级', '强度等级', '等级', '强度', '级别', 'property class', 'grade', 'strength'],
  ['公称压力', '压力等级', '压力', 'nominal pressure', 'pressure rating', 'pressure class'],
  ['公称通径', '通径', '口径', '公称直径', '公称口径', 'nominal size', 'nominal diameter'],
  ['长度', '公称长度', 'length', 'nominal length'],
  ['宽度', 'width'],
  ['外径', 'outside diameter', 'outer diameter', 'od'],
  ['内径', '孔径', 'bore', 'inside diameter', 'inner diameter', 'id'],
];
