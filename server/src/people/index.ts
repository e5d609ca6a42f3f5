export { cookieWith } from './cookies.js';
export { personFigure, personName } from './names.js';
export { mayDo, People, passOf, type Who } from './people.js';
export { digestOfSecret, drawCode, isSecret, newId, newSecret } from './secrets.js';
