const number = /^[€$£<>≥≤±+\-−–\s]*\d[\d.,\s]*(?:[%‰€°]|m[²³]?|km|kg|cm|mm|jaar|uur|min|dagen)?[\s*]*$/;

/** Which columns hold numbers alone, and are therefore aligned at their end. */
export function numberColumns(rows: readonly (readonly string[])[], width: number): boolean[] {
  return Array.from({ length: width }, (_, column) => {
    const texts = rows.map((cells) => cells[column]?.trim() ?? '').filter((text) => text !== '' && text !== '–' && text !== '-');
    return column > 0 && texts.length > 0 && texts.every((text) => number.test(text));
  });
}
