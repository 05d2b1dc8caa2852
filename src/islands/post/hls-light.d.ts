/** The reader without subtitles and other sound tracks; it brings no types of its own. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
