import { useTranslation } from "react-i18next";
import type { ShareCodeProblem } from "#domain/quiz/share-code.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { AbsorptionBand } from "../shared/spectrum/absorption-band.tsx";
import { CodeEntry } from "./code-entry.tsx";
import { OwnWay } from "./shared-actions.tsx";

interface DamagedLinkProps {
	readonly code: ShareCodeProblem;
	readonly hasOwnResults: boolean;
}

/** A shared link that cannot be read: the fault, and links to continue. */
export function DamagedLink({ code, hasOwnResults }: DamagedLinkProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	return (
		<>
			<AbsorptionBand missing={["computer", "earth", "chemistry"]} className="h-28 md:h-44" />
			<div className="page grid justify-items-start gap-6 pt-8 md:pt-12">
				<h1 className="display-2">{t("results.shared.damagedTitle")}</h1>
				<p role="alert" className="lead measure">
					{problem(code)}
				</p>
				<div className="flex flex-wrap gap-3">
					<OwnWay hasOwnResults={hasOwnResults} />
				</div>
				<CodeEntry level={2} />
			</div>
		</>
	);
}
