import common from "./en/common.json" with { type: "json" };
import notFound from "./en/notFound.json" with { type: "json" };
import pages from "./en/pages.json" with { type: "json" };
import problems from "./en/problems.json" with { type: "json" };

/** What every screen says: the frame, the failures that any act can meet, and the small pages' words. */
export default { common, notFound, pages, problems };
