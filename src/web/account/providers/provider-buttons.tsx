import { useTranslation } from "react-i18next";
import { useApiMutation } from "../../api/api.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { loadMessages } from "../../shared/i18n/i18n.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { goToProvider } from "./go-to-provider.ts";
import { useLoginProviders } from "./use-login-providers.ts";

/** A button for each school's log-in; nothing where there is none. `returnTo` opens at the end. */
export function ProviderButtons({ returnTo }: { readonly returnTo: string | null }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const problem = useProblem();
	const showToast = useToast();
	const { providers } = useLoginProviders();
	const start = useApiMutation("POST /api/account/providers/start", {
		onSuccess: ({ address }) => goToProvider(address),
		onError: ({ code, details }) =>
			void loadMessages(["problems/forms"])
				.catch(() => {})
				.then(() => showToast({ tone: "destructive", title: problem(code, details) })),
	});
	if (providers.length === 0) return null;
	const isBusy = start.isPending || start.isSuccess;
	return (
		<section aria-labelledby="school-login" className="grid gap-3">
			<h2 id="school-login" className="text-lg">
				{t("account.school.title")}
			</h2>
			<div className="grid gap-2">
				{providers.map(({ id, name }) => (
					<Button
						key={id}
						look="secondary"
						aria-disabled={isBusy || undefined}
						onClick={() => {
							if (!isBusy) start.mutate({ body: { providerId: id, returnTo } });
						}}
					>
						{t("account.school.button", { name: name[locale] })}
					</Button>
				))}
			</div>
		</section>
	);
}
