import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { LinkedParent, OwnFamily } from "#contract/families.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { useApiMutation } from "../api/api.ts";
import { useDrawnCareers } from "../careers/use-drawn-careers.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { Choice } from "../ui/choice.tsx";
import { useToast } from "../ui/toast.tsx";

interface ShownCareersProps {
	readonly parent: LinkedParent;
	readonly ownCareers: OwnFamily["ownCareers"];
	readonly titles: Readonly<Record<string, string>>;
}

const invalidates = ["GET /api/family"] as const;

/** The student's own careers, each with a checkbox that shows it to one parent. */
export function ShownCareers({ parent, ownCareers, titles }: ShownCareersProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const drawn = useDrawnCareers();
	const onError = ({ code }: { readonly code: Parameters<typeof problem>[0] }) => {
		setMeant(null);
		toast({ tone: "destructive", title: problem(code) });
	};
	const show = useApiMutation("PUT /api/family/links/:linkId/careers/:careerId", { invalidates, onError });
	const hide = useApiMutation("DELETE /api/family/links/:linkId/careers/:careerId", { invalidates, onError });
	const shown = new Set(parent.view.careers);
	/** A clicked box shows the intended state until the server has answered. */
	const [meant, setMeant] = useState<{ readonly careerId: CareerId; readonly isShown: boolean } | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: reread data resets the boxes
	useEffect(() => setMeant(null), [parent.view.careers]);
	const isShown = (careerId: CareerId): boolean =>
		meant?.careerId === careerId ? meant.isShown : shown.has(careerId);
	const careers = [...new Set([...ownCareers, ...shown])];
	return (
		<fieldset className="grid gap-2">
			<legend className="pb-2 text-xl font-semibold">
				{t("families.student.careers.title", { parent: parent.parentName })}
			</legend>
			{careers.length === 0 ? (
				<p>
					{t("families.student.careers.none")}{" "}
					<LocalLink to="/quiz">{t("families.student.careers.quiz")}</LocalLink>
				</p>
			) : null}
			{careers.map((careerId) => (
				<Choice
					key={careerId}
					type="checkbox"
					name={`shown-${parent.id}`}
					value={careerId}
					isChosen={isShown(careerId)}
					onChoose={() => {
						// In sequence: two requests in flight could arrive in either order.
						if (show.isPending || hide.isPending) return;
						setMeant({ careerId, isShown: !isShown(careerId) });
						const toggle = isShown(careerId) ? hide : show;
						toggle.mutate({ params: { linkId: parent.id, careerId } });
					}}
				>
					<span className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-3">
						<Fingerprint weights={drawn?.[careerId]?.fingerprint ?? []} className="h-7" />
						{titles[careerId] ?? careerId}
					</span>
				</Choice>
			))}
		</fieldset>
	);
}
