// Passkeys in this browser: bytes of the server's options there, and of the credential back. No library is needed.

interface Named {
  id: string;
  type: string;
}

interface Options {
  challenge: string;
  user?: { id: string };
  excludeCredentials?: Named[];
  allowCredentials?: Named[];
}

/** Where there is no TLS there is none; and a browser offers none at an address without a name. */
export const hasPasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential !== "undefined" && !/^[\d.]+$|:/.test(location.hostname);

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

function spelled(data: ArrayBuffer | null): string {
  const plain = String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0)));
  return btoa(plain).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The server's JSON with bytes where the browser wants them. */
function read(options: Options): unknown {
  const named = (some: Named[] | undefined): unknown => some?.map((one) => ({ ...one, id: bytes(one.id) }));
  return {
    ...options,
    challenge: bytes(options.challenge),
    ...(options.user ? { user: { ...options.user, id: bytes(options.user.id) } } : {}),
    ...(options.excludeCredentials ? { excludeCredentials: named(options.excludeCredentials) } : {}),
    ...(options.allowCredentials ? { allowCredentials: named(options.allowCredentials) } : {}),
  };
}

function written(found: PublicKeyCredential, response: Record<string, string>): Record<string, unknown> {
  const { id, type } = found;
  return { id, rawId: spelled(found.rawId), type, response, clientExtensionResults: {} };
}

/** Make one for the person of these options. Rejects with `NotAllowedError` when they change their mind. */
export async function makePasskey(options: unknown): Promise<Record<string, unknown>> {
  const publicKey = read(options as Options) as PublicKeyCredentialCreationOptions;
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return written(made, {
    clientDataJSON: spelled(clientDataJSON),
    attestationObject: spelled(attestationObject),
  });
}

/** Sign with one of those this device has for the house. */
export async function showPasskey(options: unknown): Promise<Record<string, unknown>> {
  const publicKey = read(options as Options) as PublicKeyCredentialRequestOptions;
  const found = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
  const said = found.response as AuthenticatorAssertionResponse;
  return written(found, {
    clientDataJSON: spelled(said.clientDataJSON),
    authenticatorData: spelled(said.authenticatorData),
    signature: spelled(said.signature),
    userHandle: spelled(said.userHandle),
  });
}

/** Somebody closed the browser's own window: nothing went wrong. */
export const wasWavedOff = (error: unknown): boolean =>
  error instanceof DOMException && (error.name === "NotAllowedError" || error.name === "AbortError");
