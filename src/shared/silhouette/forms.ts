/** What browsers know of drawings, too: apart from everything that draws. */

/** Room for the towers of a year in a menu, pixels. */
export const MENU_TOWERS = { width: 168, height: 44 }
