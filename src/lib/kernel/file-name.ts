const PRIVATE = 'private/';
const PLAIN_NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Words between single slashes, none of which begins with a dot: such a name is the same file in every storage. */
export const isPlainName = (name: string): boolean => PLAIN_NAME.test(name);

/** Only links that end soon open these; they lie under a root of their own. */
export const isPrivateName = (name: string): boolean => name.startsWith(PRIVATE);

/** What may be served to anybody. */
export const isPublicName = (name: string): boolean => isPlainName(name) && !isPrivateName(name);
