/**
 * Part of a statement: rules end at an address where a page goes live, and those that say what became of that page. Takes the
 * path and the id of the page.
 */
export const giveWay = `gave_way as (delete from lectern_redirect_rule where path = ? or left_by = ?::uuid)`;
