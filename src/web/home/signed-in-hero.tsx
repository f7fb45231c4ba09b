import type { PresentedHome } from "#domain/careers/presented-home.ts";
import { hintsAtResults } from "../api/session.ts";
import { useStudentWork } from "../dashboard/use-student-work.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { Hero } from "./hero.tsx";

const StudentHero = lazyPart(async () => {
	const [{ StudentHero: Part }] = await Promise.all([
		import("./student-hero.tsx"),
		loadMessages(["dashboard", "comparison", "dashboard/own"]),
	]);
	return Part;
});

/** The ground of what follows. */
const loading = <div aria-busy="true" />;

/** The opening for a signed-in student: their own work, or the first question while they have none. */
export function SignedInHero({ home }: { readonly home: PresentedHome }) {
	const loaded = useStudentWork();
	const own = loaded.status === "ready" ? loaded.data.own : null;
	if (own && own.attempts.length > 0) return <StudentHero placeholder={loading} own={own} />;
	// A session whose results were seen before shows no stranger's question first.
	return loaded.status === "loading" && hintsAtResults() ? loading : <Hero home={home} />;
}
