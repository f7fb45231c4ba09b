/** Guillemets with their content and the spaces inside them. */
const guillemets = /«\s?([^»]*?)\s?»/gu;

/** A quotation for use inside guillemets: quotations in it get the inner marks, as in French books. */
export const withInnerQuotes = (text: string): string => text.replace(guillemets, "“$1”");
