import common from "./fr/common.json" with { type: "json" };
import guest from "./fr/guest.json" with { type: "json" };
import notFound from "./fr/notFound.json" with { type: "json" };
import pages from "./fr/pages.json" with { type: "json" };
import problems from "./fr/problems.json" with { type: "json" };

/** What every screen says: the frame, failures, and the small pages' words. */
export default { common, guest, notFound, pages, problems };
