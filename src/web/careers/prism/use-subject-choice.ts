import { useState } from "react";
import { useSearchParams } from "react-router";
import { toggleSubject } from "#domain/careers/subject-combinations.ts";
import { useHydrated } from "../../page/hydrated.ts";

/** The number of specialities in the year before the final one. */
const maxSubjects = 3;
const parameter = "with";

/**
 * The chosen subjects, and one that is dropped to see the difference. The choice lives in the address; the dropped
 * subject does not.
 */
export const useSubjectChoice = (known: readonly string[]) => {
	const [parameters, setParameters] = useSearchParams();
	const isHydrated = useHydrated();
	const [dropped, setDropped] = useState<string | null>(null);
	const asked = isHydrated ? (parameters.get(parameter) ?? "").split(",") : [];
	const chosen = [...new Set(asked)].filter((one) => known.includes(one)).slice(0, maxSubjects);
	const choose = (subjects: readonly string[]) =>
		setParameters(subjects.length > 0 ? { [parameter]: subjects.join(",") } : {}, {
			replace: true,
			preventScrollReset: true,
		});
	return {
		chosen,
		dropped,
		toggle: (subject: string) => {
			if (subject === dropped) setDropped(null);
			choose(toggleSubject(chosen, subject, maxSubjects));
		},
		/** Removes a subject and remembers it for the comparison. */
		drop: (subject: string) => {
			setDropped(subject);
			choose(chosen.filter((one) => one !== subject));
		},
		undo: () => {
			if (dropped) choose(toggleSubject(chosen, dropped, maxSubjects));
			setDropped(null);
		},
	};
};
