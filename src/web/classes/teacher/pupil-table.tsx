import { Check, Minus, X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { useApiMutation } from "../../api/api.ts";
import { ConfirmActionDialog } from "../../shared/forms/confirm-action-dialog.tsx";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { RemoveRecent } from "./remove-recent.tsx";

type Member = ClassPage["members"][number];

/** The number of pupils shown before "show all". */
const shownAtFirst = 12;

function Mark({ is }: { readonly is: boolean | null }) {
	const { t } = useTranslation();
	const Icon = is ? Check : Minus;
	return (
		<>
			<Icon aria-hidden="true" className={`mx-auto size-5 ${is ? "" : "text-soft"}`} />
			<span className="sr-only">
				{t(is === null ? "classes.pupils.unknown" : is ? "classes.pupils.yes" : "classes.pupils.no")}
			</span>
		</>
	);
}

/** The pupils of a class. A row says neither the result nor whether or when there was one; nothing in it can be opened. */
export function PupilTable({ page }: { readonly page: ClassPage }) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const [asked, setAsked] = useState<Member | null>(null);
	const [isWhole, setWhole] = useState(false);
	const shown = isWhole ? page.members : page.members.slice(0, shownAtFirst);
	const remove = useApiMutation("DELETE /api/classes/:classId/members/:memberId", {
		invalidates: ["GET /api/classes/:classId", "GET /api/classes"],
		onSuccess: (_, { params }) => {
			const name = page.members.find(({ id }) => id === params.memberId)?.name ?? "";
			toast({ tone: "success", title: t("classes.pupils.removed", { name }) });
		},
		onError: ({ code }) => toast({ tone: "destructive", title: problem(code) }),
	});
	const { week, month } = page.recent;
	return (
		<section aria-labelledby="pupils" className="grid content-start gap-4">
			<h2 id="pupils" className="display-3 border-b border-hairline pb-3">
				{t("classes.pupils.title")}
			</h2>
			<p className="text-sm text-soft">
				{t("classes.pupils.activity", {
					joinedWeek: week.joined,
					sentWeek: week.sent,
					joinedMonth: month.joined,
					sentMonth: month.sent,
				})}
			</p>
			<table className="w-full border-collapse">
				<thead className="text-sm text-soft">
					<tr>
						<th className="py-2 text-left font-normal">{t("classes.pupils.name")}</th>
						<th className="px-1.5 font-normal">{t("classes.pupils.quest")}</th>
						<td />
					</tr>
				</thead>
				<tbody>
					{shown.map((member) => (
						<tr key={member.id} className="border-t border-hairline">
							<th className="py-1 text-left font-normal">{member.name}</th>
							<td className="text-center">
								<Mark is={member.hasPlayed} />
							</td>
							<td className="text-right">
								<Button
									look="quiet"
									aria-label={t("classes.pupils.removeNamed", { name: member.name })}
									onClick={() => setAsked(member)}
								>
									<X aria-hidden="true" className="size-4 text-soft" />
								</Button>
							</td>
						</tr>
					))}
				</tbody>
			</table>
			{shown.length < page.members.length ? (
				<Button look="quiet" className="-ml-4.5 justify-self-start" onClick={() => setWhole(true)}>
					{t("classes.pupils.all", { count: page.members.length })}
				</Button>
			) : null}
			<RemoveRecent page={page} />
			<ConfirmActionDialog
				isOpen={asked !== null}
				title={t("classes.pupils.removeTitle", { name: asked?.name ?? "" })}
				text={t("classes.pupils.removeText")}
				label={t("classes.pupils.remove")}
				onClose={() => setAsked(null)}
				onConfirm={() => {
					if (asked) remove.mutate({ params: { classId: page.id, memberId: asked.id } });
				}}
			/>
		</section>
	);
}
