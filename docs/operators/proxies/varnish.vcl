vcl 4.1;

# Varnish in front of a Lectern site, with the module xkey (Debian: apt-get install varnish varnish-modules).
# The site needs PURGE_URL=http://this-machine:6081/ and PURGE_SECRET, and TRUST_PROXY for those in front of it.

import std;
import xkey;

backend lectern {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = { .url = "/healthz"; .interval = 2s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

# The machines on which the site runs.
acl site {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ site || req.http.Authorization != "Bearer the-purge-secret") {
      return (synth(403, "Forbidden"));
    }
    set req.http.Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged"));
  }
  # For this proxy alone: nobody else says what it told the site.
  unset req.http.X-Consent;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Who is signed in gets pages of their own.
  if (req.url ~ "^/cmsadmin(/|\?|$)" || req.http.Cookie ~ "(^|;\s*)(__Host-)?lectern=") {
    return (pass);
  }
  # Of a page that asks about cookies there are two copies. No other cookie makes another copy; all of them reach the site.
  if (req.http.Cookie ~ "(^|;\s*)consent=[^;]") {
    set req.http.X-Consent = "chosen";
  }
  # While the site is well, a page that is being made anew is shown for a minute at most; while it is away for an hour.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Consent);
}

sub vcl_backend_response {
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store" || beresp.http.Cache-Control !~ "public") {
    set beresp.uncacheable = true;
    set beresp.ttl = 120s;
    return (deliver);
  }
  # A site that cannot answer leaves what is there.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  set beresp.grace = 0s;
  if (beresp.http.CDN-Cache-Control) {
    set beresp.grace = 1h;
  }
  # Told apart by vcl_hash.
  if (beresp.http.Vary ~ "Cookie") {
    set beresp.http.Vary = "Accept-Encoding";
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.CDN-Cache-Control;
}
