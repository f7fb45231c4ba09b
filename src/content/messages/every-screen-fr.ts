import common from "./fr/common.json" with { type: "json" };
import notFound from "./fr/notFound.json" with { type: "json" };
import pages from "./fr/pages.json" with { type: "json" };
import problems from "./fr/problems.json" with { type: "json" };

/** What every screen says: the frame, the failures that any act can meet, and the small pages' words. */
export default { common, notFound, pages, problems };
