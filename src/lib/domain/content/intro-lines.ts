/** The introduction of a belt or market as pages show it: paragraphs, and the fact lines one by one. */
export const introLines = (text: string): string[] =>
  text.split('\n\n').flatMap((part) => (part.startsWith('- ') ? part.split('\n') : [part]));
