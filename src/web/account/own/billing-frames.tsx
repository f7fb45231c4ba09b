import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Setting } from "./setting.tsx";

interface FrameProps {
	/** Its place is kept without it: while it is read, or on its way itself. */
	readonly children?: ReactNode;
}

/** The part of the account about the plan. */
export function PlanFrame({ children }: FrameProps) {
	const { t } = useTranslation();
	return (
		<Setting anchor="plan" title={t("ownAccount.plan.title")} text={t("ownAccount.plan.text")}>
			{children ?? (
				<div aria-busy="true" className="grid gap-5">
					<Skeleton className="h-8 w-60" />
					<Skeleton className="h-13 w-full" />
					<Skeleton className="h-11 w-44" />
				</div>
			)}
		</Setting>
	);
}

/** The part of the account about a guardian. */
export function GuardianFrame({ children }: FrameProps) {
	const { t } = useTranslation();
	return (
		<Setting anchor="guardian" title={t("ownAccount.guardian.title")} text={t("ownAccount.guardian.text")}>
			{children ?? (
				<div aria-busy="true" className="grid gap-5">
					<Skeleton className="h-20 w-full" />
					<Skeleton className="h-12 w-52" />
				</div>
			)}
		</Setting>
	);
}
