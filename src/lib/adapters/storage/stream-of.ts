/** Pieces as a stream that asks for one when one is read, and for none before. */
export function streamOf(pieces: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => pieces.return(undefined).then(() => undefined),
    },
    { highWaterMark: 0 },
  );
}
