// Hydrates an island with the properties that island-props.mjs has written.
import hydrate from '@astrojs/react/client.js';

export default (element) => (Component, props, slots, options) => {
  const { props: written } = element.dataset;
  return hydrate(element)(Component, written === undefined ? props : JSON.parse(written), slots, options);
};
