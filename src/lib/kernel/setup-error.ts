/** A start that cannot go on; carries the sentence and the cure, never a stack for the reader. */
export class SetupError extends Error {
  readonly cure: string;

  constructor(sentence: string, cure: string) {
    super(sentence);
    this.name = 'SetupError';
    this.cure = cure;
  }
}
