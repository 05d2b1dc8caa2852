// In `npm run dev` the same backend stands behind the same addresses as src/lib/server/main.ts gives.
export default function devBackend() {
  return {
    name: 'dev-backend',
    hooks: {
      'astro:server:setup': async ({ server }) => {
        const { openDevServer } = await import('../../src/lib/server/dev.ts');
        const { fillDemo } = await import('../../demo/fill-demo.ts');
        const dev = await openDevServer(fillDemo);
        dev.drawLists(async (page) => {
          const { drawListed } = await server.ssrLoadModule('/src/components/desk/draw-listed.ts');
          return drawListed(page);
        });
        server.middlewares.use(dev.middleware);
        if (server.httpServer) dev.openSocket(server.httpServer);
        server.httpServer?.on('close', () => void dev.close());
      },
    },
  };
}
