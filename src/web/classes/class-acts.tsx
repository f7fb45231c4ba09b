import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { ClassPage } from "#contract/classes.ts";
import type { RouteKey } from "#contract/route-key.ts";
import { useApiMutation } from "../api/api.ts";
import { useLocalePath } from "../shared/locale.ts";
import { useProblem } from "../shared/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { ConfirmAct } from "./confirm-act.tsx";

const invalidates: readonly RouteKey[] = ["GET /api/classes/:classId", "GET /api/classes"];

/** What a teacher does with a class as a whole. */
export function ClassActs({ page }: { readonly page: ClassPage }) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const saveFile = async () => {
		const { saveClassFile } = await import("./class-file.ts");
		saveClassFile(page, t);
	};
	const [isErasing, setErasing] = useState(false);
	const told = (title: string) => ({
		invalidates,
		onSuccess: () => toast({ tone: "success" as const, title }),
		onError: ({ code }: { readonly code: Parameters<typeof problem>[0] }) =>
			toast({ tone: "destructive" as const, title: problem(code) }),
	});
	const change = useApiMutation(
		"PATCH /api/classes/:classId",
		told(t(page.isOpen ? "classes.acts.closed" : "classes.acts.reopened")),
	);
	const draw = useApiMutation("POST /api/classes/:classId/code", told(t("classes.acts.codeDrawn")));
	const copied = told(t("classes.acts.copied"));
	const copy = useApiMutation("POST /api/classes/:classId/copies", {
		...copied,
		onSuccess: ({ id }) => {
			copied.onSuccess();
			void navigate(toLocalPath(`/class#${id}`));
		},
	});
	const erase = useApiMutation("DELETE /api/classes/:classId", {
		...told(t("classes.acts.erased")),
		invalidates: ["GET /api/classes"],
		onSuccess: () => {
			toast({ tone: "success", title: t("classes.acts.erased") });
			void navigate(toLocalPath("/dashboard?tab=teacher"));
		},
	});
	const params = { classId: page.id };
	return (
		<section aria-labelledby="acts" className="grid gap-4 border-t border-hairline pt-6">
			<h2 id="acts" className="display-3">
				{t("classes.acts.title")}
			</h2>
			<div className="flex flex-wrap gap-3">
				<Button
					look="secondary"
					onClick={() => void saveFile().catch(() => copied.onError({ code: "common.unreachable" }))}
				>
					{t("classes.acts.export")}
				</Button>
				<Button look="secondary" onClick={() => change.mutate({ params, body: { isOpen: !page.isOpen } })}>
					{t(page.isOpen ? "classes.acts.close" : "classes.acts.reopen")}
				</Button>
				<Button look="secondary" onClick={() => draw.mutate({ params })}>
					{t("classes.acts.code")}
				</Button>
				<Button look="secondary" onClick={() => copy.mutate({ params })}>
					{t("classes.acts.copy")}
				</Button>
				<Button look="danger" onClick={() => setErasing(true)}>
					{t("classes.acts.erase")}
				</Button>
			</div>
			<ConfirmAct
				isOpen={isErasing}
				title={t("classes.acts.eraseTitle")}
				text={t("classes.acts.eraseText")}
				label={t("classes.acts.erase")}
				onClose={() => setErasing(false)}
				onConfirm={() => erase.mutate({ params })}
			/>
		</section>
	);
}
