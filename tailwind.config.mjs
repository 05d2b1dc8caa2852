/** @type {import('tailwindcss').Config} */
export default { content: ['./src/**/*.{astro,tsx,ts}'], theme: { extend: {} }, plugins: [] };
