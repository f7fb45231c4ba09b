import { careerIds } from "../../domain/careers/career-id.ts";
import { screens } from "../screens.ts";

const english = screens.flatMap(({ path }) =>
	path.includes(":id") ? careerIds.map((id) => path.replace(":id", id)) : [path],
);

/** Every path that becomes a file: each screen, each career and what is not found, in English and under /fr. */
export const prerenderedPaths = [...english, "/404"].flatMap((path) => [
	path,
	path === "/" ? "/fr" : `/fr${path}`,
]);
