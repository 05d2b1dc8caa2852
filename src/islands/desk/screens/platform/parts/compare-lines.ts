export interface ComparedLine {
  /** Taken away, put in, or in both. */
  sign: '-' | '+' | ' ';
  line: string;
}

/** How many lines around a change are shown with it. */
const AROUND = 1;

/** How long the longest common rest is from every pair of lines on. */
function commonRests(before: readonly string[], after: readonly string[]): Uint16Array[] {
  const rests = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      rests[i]![j] =
        before[i] === after[j] ? rests[i + 1]![j + 1]! + 1 : Math.max(rests[i + 1]![j]!, rests[i]![j + 1]!);
  return rests;
}

/** Two texts line by line. */
export function compareLines(older: string, newer: string): ComparedLine[] {
  const before = older.split('\n');
  const after = newer.split('\n');
  const rests = commonRests(before, after);
  const lines: ComparedLine[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      lines.push({ sign: ' ', line: before[i]! });
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && rests[i + 1]![j]! >= rests[i]![j + 1]!)) {
      lines.push({ sign: '-', line: before[i]! });
      i += 1;
    } else {
      lines.push({ sign: '+', line: after[j]! });
      j += 1;
    }
  }
  return lines;
}

/** Changed lines with one line around each; null replaces lines that are left out. */
export function changedLines(lines: readonly ComparedLine[]): (ComparedLine | null)[] {
  const isNear = (at: number): boolean =>
    lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(({ sign }) => sign !== ' ');
  const shown: (ComparedLine | null)[] = [];
  for (const [at, line] of lines.entries()) {
    if (isNear(at)) shown.push(line);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}
