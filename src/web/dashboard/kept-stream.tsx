import type { Attempt } from "#contract/quiz.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { LightStream } from "./own/light-stream.tsx";
import { useOwnContent } from "./own/use-own-content.ts";

/** The light of the quizzes that an account keeps, as the dashboard draws it. */
export function KeptStream({ attempts }: { readonly attempts: readonly Attempt[] }) {
	const content = useOwnContent(attempts);
	if (!content) return <Skeleton className="h-64 w-full" />;
	return (
		<div className="-mx-5 bg-band px-5 py-5 text-on-band md:mx-0 md:rounded-panel md:p-8">
			<LightStream attempts={content.attempts} lines={content.lines} />
		</div>
	);
}
