/** A start that cannot go on; carries the sentence and the cure, never a stack for the reader. */
export class SetupError extends Error {
  readonly cure: string;
  /** 1: the command was understood and failed. 2: an input that it needs is missing. */
  readonly exitCode: 1 | 2;

  constructor(sentence: string, cure: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.name = 'SetupError';
    this.cure = cure;
    this.exitCode = exitCode;
  }
}
