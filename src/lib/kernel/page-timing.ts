/** How the frame of a page behaves (specification §9); apart, so that its few lines of script stay few. */

/** The navigation sticks after so many px of scrolling. */
export const NAV_STICKS_AT = 5;
/** Tries of a picture. Those of the browser's own late loading start at least one screen ahead. */
export const LAZY_ATTEMPTS = 2;
/** Pause in ms before a fetch that failed is tried again. */
export const FETCH_DELAY = 200;
/** Progress bar: ms before it shows, and ms that it runs at most. */
export const PROGRESS_THROTTLE = 200;
export const PROGRESS_DURATION = 5000;
