import common from "./en/common.json" with { type: "json" };
import notFound from "./en/notFound.json" with { type: "json" };
import pages from "./en/pages.json" with { type: "json" };
import problems from "./en/problems.json" with { type: "json" };

/** The messages of every screen: the frame, the failures of any action, and the texts of small pages. */
export default { common, notFound, pages, problems };
