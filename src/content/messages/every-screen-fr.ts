import common from "./fr/common.json" with { type: "json" };
import notFound from "./fr/notFound.json" with { type: "json" };
import pages from "./fr/pages.json" with { type: "json" };
import problems from "./fr/problems.json" with { type: "json" };

/** The messages of every screen: the frame, the failures of any action, and the texts of small pages. */
export default { common, notFound, pages, problems };
