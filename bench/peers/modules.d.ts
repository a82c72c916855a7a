/*
 * The peers are no dependencies of ours: `npm run bench -- --peers` installs them beside the project,
 * where neither the compiler nor an editor finds their types.
 */
declare module '@shopify/hydrogen-react'
declare module '@commercelayer/react-components/*'
