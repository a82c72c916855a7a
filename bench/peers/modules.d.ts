/*
 * The peers are not dependencies of this project: `npm run bench -- --peers` installs them outside of it, and
 * neither the compiler nor an editor finds their types there.
 */
declare module '@shopify/hydrogen-react'
declare module '@commercelayer/react-components/*'
