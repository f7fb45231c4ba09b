import { PageHead } from "../shared/page-head.tsx";
import { PartsOfLight } from "./parts-of-light.tsx";
import { PartsToFill } from "./parts-to-fill.tsx";
import { PartsToPress } from "./parts-to-press.tsx";

/** Declares that this route's data exists at build, so that a prerendered page shows at once. */
export const loader = () => null;
export const clientLoader = () => null;

const name = "Parts";

/**
 * Every part that screens share, in all its states. Built for development and tests alone (routes.ts): its texts are names
 * in the code and messages of the frame.
 */
export default function PartsScreen() {
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8">
			<PageHead title={name} isIndexed={false} />
			<h1 className="display-2">{name}</h1>
			<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 md:grid-cols-2">
				<PartsToPress />
				<PartsOfLight />
				<PartsToFill />
			</div>
		</div>
	);
}
