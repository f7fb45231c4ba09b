/** Guillemets with what they hold, and the spaces inside them. */
const guillemets = /«\s?([^»]*?)\s?»/gu;

/** What somebody says, as it stands inside guillemets: words quoted in it have the other marks, as French books have them. */
export const withInnerQuotes = (text: string): string => text.replace(guillemets, "“$1”");
